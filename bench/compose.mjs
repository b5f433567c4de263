/** Adds fragments until the sample is as long as it should be; 8 to 25 lines in all. */
export function compose(random, { head, tail, fragments }) {
  const goal = random.int(8, 16);
  const lines = [...head];
  for (const fragment of random.some(fragments, fragments.length)) {
    const more = fragment();
    if (lines.length + more.length + tail.length > 25) continue;
    lines.push(...more);
    if (lines.length + tail.length >= goal) break;
  }
  if (lines.at(-1) === '') lines.pop();
  return [...lines, ...tail].join('\n');
}
