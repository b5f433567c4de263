/** To 1,000 °C, and half an hour of holding. */
export function hoursFor(rate: number): number {
  return Math.round((1000 / rate + 0.5) * 10) / 10;
}
