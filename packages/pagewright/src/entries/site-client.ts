/** What runs in the browser once the application has started. The bundler puts the modules of site and plugins in the place of this file. */
export const clientModules: (() => Promise<unknown>)[] = [];
