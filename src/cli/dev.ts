export {}; export async function runDev(..._:unknown[]):Promise<number>{return 0}
