import sqlite from 'node-sqlite3-wasm';

const schema = `
  CREATE TABLE IF NOT EXISTS answers (day TEXT, page TEXT, version TEXT, language TEXT, helpful INTEGER, text TEXT);
  CREATE TABLE IF NOT EXISTS searches (day TEXT, query TEXT, version TEXT, language TEXT);
`;

/**
 * @typedef {{ page: string, yes: number, no: number }} Votes
 * @typedef {{ day: string, page: string, language: string, helpful: number, text: string }} Comment
 * @typedef {{ query: string, version: string, times: number, last: string }} Search
 */

/**
 * All messages, in one file. Of the time, only the day is kept.
 *
 * @param {string} file
 */
export function openStore(file) {
  const database = new sqlite.Database(file);
  database.exec(schema);
  /**
   * @template Row
   * @param {string} query
   */
  const rows = (query) => /** @type {Row[]} */ (/** @type {unknown} */ (database.all(query)));
  return {
    /** @param {import('./message.mjs').Message} message */
    add(message) {
      const day = new Date().toISOString().slice(0, 10);
      if (message.type === 'feedback') {
        const { page, version, language, helpful, text = '' } = message;
        const values = [day, page, version, language, Number(helpful), text];
        database.run('INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)', values);
      } else {
        const { query, version = '', language } = message;
        database.run('INSERT INTO searches VALUES (?, ?, ?, ?)', [day, query, version, language]);
      }
    },
    /** @returns {{ votes: Votes[], comments: Comment[], searches: Search[] }} */
    summary: () => ({
      votes: rows(`SELECT page, SUM(helpful) AS yes, SUM(1 - helpful) AS no FROM answers
        GROUP BY page ORDER BY no DESC, yes DESC, page LIMIT 500`),
      comments: rows(`SELECT day, page, language, helpful, text FROM answers
        WHERE text <> '' ORDER BY rowid DESC LIMIT 500`),
      searches: rows(`SELECT LOWER(query) AS query, version, COUNT(*) AS times, MAX(day) AS last FROM searches
        GROUP BY LOWER(query), version ORDER BY times DESC, last DESC, query LIMIT 500`),
    }),
    close: () => database.close(),
  };
}

/** @typedef {ReturnType<typeof openStore>} Store */
