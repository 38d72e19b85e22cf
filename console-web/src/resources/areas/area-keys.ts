/** Under which name the service areas are kept. */
export const areaKeys = { all: ['areas'] as const };
