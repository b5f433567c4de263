import { station } from 'station';

export async function report() {
  // #region read
  const wind = await station.wind();
  return `${wind} m/s`;
  // #endregion read
}
