import { createContext } from 'react';
import type { ShellFacts } from '../../contract/shell-data.ts';

export const ShellContext = createContext<ShellFacts>({ asides: [] });
