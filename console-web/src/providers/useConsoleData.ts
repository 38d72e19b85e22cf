import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from './data-provider';

/** The data provider with its named actions, typed. */
export const useConsoleData = (): ConsoleDataProvider => useDataProvider<ConsoleDataProvider>();
