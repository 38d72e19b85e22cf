// A machine that stood still for some seconds is no defect. What passes at its second try only is named, with the reason
// of the first, in the last lines of the run (scripts/testing/totals.mjs).
if (process.env['CI'] !== undefined) jest.retryTimes(1, { retryImmediately: true });
