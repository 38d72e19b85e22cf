const NAME = /^[0-9a-f]{32}$/;

/** Whether a photo may be called so: 128 random bits, hexadecimal. */
export const isPhotoName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);
