import { t } from '.';

export const numberText = (value: number): string => value.toLocaleString('ja-JP');

/** `1,200円`. */
export const yenText = (price: number): string => t('amounts.yen', { price: numberText(price) });
