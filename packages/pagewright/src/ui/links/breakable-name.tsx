/** Names in code may break between their words. */
export const breakableName = (name: string) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])/).map((word, index) => [index > 0 && <wbr key={index} />, word]);
