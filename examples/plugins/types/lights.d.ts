export declare const BellRock: { seconds: number };
