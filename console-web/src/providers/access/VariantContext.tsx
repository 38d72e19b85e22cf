import { createContext, use } from 'react';
import type { Variant } from './variant';

export const VariantContext = createContext<Variant>('admin');

export const useVariant = (): Variant => use(VariantContext);
