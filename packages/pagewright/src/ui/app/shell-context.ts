import { createContext } from 'react';
import type { ShellFacts } from '../../contract/page-data.ts';

export const ShellContext = createContext<ShellFacts>({ asides: [] });
