/**
 * Counts what each sender sends in a minute. Addresses are forgotten after that, and never written down.
 *
 * @param {number} most
 * @param {() => number} now In milliseconds.
 */
export function rateLimit(most, now = Date.now) {
  const minute = 60_000;
  /** @type {Map<string, { count: number, until: number }>} */
  const senders = new Map();
  /** How many seconds a sender has to wait; 0 if it may go on. @type {(address: string) => number} */
  return (address) => {
    const time = now();
    // The oldest come first, as all of them stay for the same time.
    for (const [known, { until }] of senders) {
      if (until > time) break;
      senders.delete(known);
    }
    const sender = senders.get(address) ?? { count: 0, until: time + minute };
    senders.set(address, sender);
    sender.count++;
    return sender.count > most ? Math.ceil((sender.until - time) / 1000) : 0;
  };
}
