// #region step-3
import { Trispan } from '@trispan/core';
import { Geolocation } from '@trispan/geolocation';

export interface Place {
  latitude: number;
  longitude: number;
}

/** Where the device is, or undefined: a note without a place is better than none. */
export async function findPlace(): Promise<Place | undefined> {
  try {
    if (!(await mayLocate())) {
      return undefined;
    }
    const { coords } = await Geolocation.getCurrentPosition({ enableHighAccuracy: false, timeout: 10_000 });
    return { latitude: coords.latitude, longitude: coords.longitude };
  } catch (error) {
    console.warn('No place', error);
    return undefined;
  }
}

async function mayLocate(): Promise<boolean> {
  if (!Trispan.isNativePlatform()) {
    return true; // The browser asks by itself.
  }
  let { coarseLocation } = await Geolocation.checkPermissions();
  if (coarseLocation === 'prompt' || coarseLocation === 'prompt-with-rationale') {
    ({ coarseLocation } = await Geolocation.requestPermissions({ permissions: ['coarseLocation'] }));
  }
  return coarseLocation === 'granted';
}
// #endregion
