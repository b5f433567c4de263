'use client';

import { type ReactNode, createContext } from 'react';

/** The ads of the shell by their id. */
export const AdsContext = createContext<Record<string, ReactNode>>({});
