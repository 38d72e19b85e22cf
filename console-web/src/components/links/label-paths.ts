export const BAG_LABELS_PATH = '/bag-labels';

/** The labels of requests, by their reception numbers. */
export const bagLabelsPath = (ids: readonly number[]): string => `${BAG_LABELS_PATH}?id=${ids.join(',')}`;
