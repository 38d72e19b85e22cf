/** Percent, of what is sold: all that the house sells has the standard rate. */
export const TAX_RATE = { standard: 10, reduced: 8 } as const;
export type TaxRate = (typeof TAX_RATE)[keyof typeof TAX_RATE];

export interface TaxedLine {
  readonly rate: TaxRate;
  /** Yen, tax included. */
  readonly amount: number;
}

export interface TaxOfRate {
  readonly rate: TaxRate;
  /** Yen of all its lines, tax included. */
  readonly total: number;
  /** Yen of tax in it. */
  readonly tax: number;
}

/** The tax in the lines of one document, the higher rate first: rounded down, once for each rate (Consumption Tax Act, Art. 57-4). */
export const taxByRate = (lines: readonly TaxedLine[]): TaxOfRate[] =>
  Object.values(TAX_RATE).flatMap((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate);
    const total = ofRate.reduce((sum, { amount }) => sum + amount, 0);
    return ofRate.length === 0 ? [] : [{ rate, total, tax: Math.floor((total * rate) / (100 + rate)) }];
  });
