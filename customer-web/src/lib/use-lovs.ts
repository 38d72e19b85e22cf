import { LOVS_EN } from '@laundry/shared/masters/lovs-en';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { useLang } from '../i18n/language';

/** The master lists with labels in the chosen language; both languages are in `shared`, so no call is made for them. */
export const useLovs = () => (useLang() === 'en' ? { ...LOVS_JA, ...LOVS_EN } : LOVS_JA);
