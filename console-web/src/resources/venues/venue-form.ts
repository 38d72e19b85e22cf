import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import type { MessageKey } from '@laundry/shared/messages/message';
import { areVenuePickupMethods, isVenueCode } from '@laundry/shared/rules/accounts/venue';
import { ruleErrors } from '../../components/form/sending/submit-errors';
import { t } from '../../i18n';
import type { Venue, VenueBody } from '../../providers/api/api-types';

const TEXTS = ['code', 'name', 'provider_name', 'property_name'] as const;

/** What the form of a new venue begins with. */
export const NEW_VENUE: VenueBody = {
  code: '',
  name: '',
  provider_name: '',
  property_name: '',
  default_lang: 'ja',
  pickup_delivery_types: [],
};
const VENUE_FIELDS = [...TEXTS, 'default_lang', 'pickup_delivery_types'] as const;

export const PICKUP_METHOD_CHOICES = LOVS_JA.pd_type.map(({ key, val }) => ({ id: Number(key), name: val }));
export const LANG_CHOICES = LANGS.map((lang) => ({ value: lang, label: t(`venues.langs.${lang}`) }));

const isLang = (lang: string): lang is Lang => LANGS.some((one) => one === lang);
export const langText = (lang: string): string => (isLang(lang) ? t(`venues.langs.${lang}`) : lang);
/** What is written beside the QR code, for those who scan it. */
export const posterTexts = ({ default_lang }: Pick<Venue, 'default_lang'>) => {
  const lang = isLang(default_lang) ? default_lang : 'ja';
  return { invitation: t(`venues.poster.${lang}.invitation`), orType: t(`venues.poster.${lang}.orType`) };
};
export const pickupMethodsText = ({ pickup_delivery_types }: Pick<Venue, 'pickup_delivery_types'>): string =>
  PICKUP_METHOD_CHOICES.filter(({ id }) => pickup_delivery_types.includes(id))
    .map(({ name }) => name)
    .join('・');

/** What some fields of a venue say, each by its name. */
export function fieldTexts(venue: VenueBody, fields: readonly string[]): readonly string[] {
  const texts = {
    ...venue,
    default_lang: langText(venue.default_lang),
    pickup_delivery_types: pickupMethodsText(venue),
  };
  return VENUE_FIELDS.filter((field) => fields.includes(field)).map(
    (field) => `${t(`venues.fields.${field}`)} ${texts[field]}`,
  );
}

/** The row as it is sent; what belongs to the list only stays behind. */
export const venueBody = (values: Partial<VenueBody>): VenueBody => ({
  code: (values.code ?? '').trim(),
  name: (values.name ?? '').trim(),
  provider_name: (values.provider_name ?? '').trim(),
  property_name: (values.property_name ?? '').trim(),
  default_lang: values.default_lang ?? 'ja',
  pickup_delivery_types: values.pickup_delivery_types ?? [],
});

/** What is wrong with a venue, by field, by the server's own rules. */
export function venueErrors(values: Partial<VenueBody>): Readonly<Record<string, string>> {
  const body = venueBody(values);
  const errors: Partial<Record<keyof VenueBody, MessageKey>> = {};
  for (const field of TEXTS) if (body[field] === '') errors[field] = 'required';
  if (body.code !== '' && !isVenueCode(body.code)) errors.code = 'venue_code';
  if (!areVenuePickupMethods(body.pickup_delivery_types)) errors.pickup_delivery_types = 'required';
  return ruleErrors(Object.entries(errors));
}
