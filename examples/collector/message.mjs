/**
 * @typedef {{ type: 'feedback', page: string, version: string, language: string, helpful: boolean, text?: string }} Answer
 * @typedef {{ type: 'no-results', query: string, version?: string, language: string }} EmptySearch
 * @typedef {Answer | EmptySearch} Message
 */

/** @type {(longest: number, pattern?: RegExp) => (value: unknown) => boolean} */
const text =
  (longest, pattern = /\S/) =>
  (value) =>
    typeof value === 'string' && value.length <= longest && pattern.test(value);
/** @type {(is: (value: unknown) => boolean) => (value: unknown) => boolean} */
const optional = (is) => (value) => value === undefined || is(value);
const name = text(60, /^[\w.-]+$/);

/** What each field of a message has to be. @type {Record<string, Record<string, (value: unknown) => boolean>>} */
const forms = {
  feedback: {
    type: () => true,
    page: text(300, /^\/[^?#\s]*$/),
    version: name,
    language: name,
    helpful: (value) => typeof value === 'boolean',
    text: optional(text(1000)),
  },
  'no-results': { type: () => true, query: text(200), version: optional(name), language: name },
};

/**
 * A message as it was sent, or what is wrong with it.
 *
 * @param {unknown} value
 * @returns {{ message: Message } | { mistake: string }}
 */
export function readMessage(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { mistake: 'not an object' };
  const fields = new Map(Object.entries(value));
  const type = fields.get('type');
  const form = typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (!form) return { mistake: 'type: unknown' };
  const unknown = [...fields.keys()].find((field) => !Object.hasOwn(form, field));
  if (unknown !== undefined) return { mistake: 'unknown field' };
  const wrong = Object.keys(form).find((field) => !form[field]?.(fields.get(field)));
  if (wrong !== undefined) return { mistake: `${wrong}: missing, of a wrong type or too long` };
  return { message: /** @type {Message} */ (value) };
}
