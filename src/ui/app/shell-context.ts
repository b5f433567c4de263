import { createContext } from 'react';
import type { ShellFacts } from '../page-data.ts';

export const ShellContext = createContext<ShellFacts>({ ads: {} });
