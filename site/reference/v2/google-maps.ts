/** @absent */
