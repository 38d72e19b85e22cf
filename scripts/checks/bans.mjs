// What the rules of the house forbid, as selectors for ESLint's no-restricted-syntax.

const banned = (selector, message) => ({ selector, message });

/** Times are JST strings, and one clock is asked for them. */
export const clock = [
  banned('NewExpression[callee.name="Date"]', 'Times are JST strings: ask the clock, reckon with shared/time.'),
  banned('CallExpression[callee.name="Date"]', 'Ask the clock.'),
  banned('CallExpression[callee.object.name="Date"][callee.property.name="now"]', 'Ask the clock.'),
  banned(
    'CallExpression[callee.object.name="DateTime"][callee.property.name=/^(now|local|utc)$/][arguments.length=0]',
    'Ask the clock.',
  ),
];

const SQL_TIME = '/\\b(NOW|CURDATE|CURTIME|SYSDATE|UTC_TIMESTAMP)\\s*\\(|\\bCURRENT_(TIMESTAMP|DATE|TIME)\\b/i';

/** The same in SQL: the database's clock and time zone are not ours. */
export const sqlClock = [
  banned(`Literal[value=${SQL_TIME}]`, 'Pass the time of the clock as a parameter.'),
  banned(`TemplateElement[value.raw=${SQL_TIME}]`, 'Pass the time of the clock as a parameter.'),
];

/** One transaction helper; counters and states change by condition. */
export const transactions = [
  banned('CallExpression[callee.property.name="save"]', 'Insert, or update by condition and look at affected.'),
  banned('CallExpression[callee.property.name="createQueryRunner"]', 'Use inTransaction.'),
  banned('CallExpression[callee.property.name="transaction"]', 'Use inTransaction.'),
];

/** Every limit and log means the same caller: an IPv6 network, not one of its endless addresses. */
export const callers = [
  banned('MemberExpression[object.name="request"][property.name=/^ips?$/]', 'Ask networkAddress for the caller.'),
];

/** React escapes what it shows; nothing goes around it. */
export const html = [
  banned('JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'Build elements.'),
  banned('Property[key.name="dangerouslySetInnerHTML"]', 'Build elements.'),
];

/** What is spread is not checked for fields that the type does not know. */
export const spreads = [
  banned('ObjectExpression > SpreadElement[argument.type="ObjectExpression"]', 'Name the fields themselves.'),
  banned('JSXSpreadAttribute[argument.type="ObjectExpression"]', 'Name the properties themselves.'),
];

/** The console's calls are typed by what its data provider has. */
export const untypedData = ['ra-core', 'react-admin'].map((name) => ({
  name,
  importNames: ['useDataProvider'],
  message: 'Use useConsoleData.',
}));

/** What a form sends is sent once, whichever way it was pressed twice; what only reads may be asked again. */
export const unguardedSends = [
  { name: '@tanstack/react-query', importNames: ['useMutation'], message: 'Use useOneMutation: it sends once.' },
];

/** A double tap on what opens a dialog is no answer to it. */
export const unguardedDialogs = [
  { name: '@mui/material/Dialog', importNames: ['default'], message: 'Use GuardedDialog or ActionDialog.' },
];

const OWN_MODULE = '/^(\\.|@laundry\\/)/';

/** Tests all run, wait for what they expect, and meet the real thing. */
export const tests = [
  banned(
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|fixme|todo)$/]',
    'Every test runs.',
  ),
  banned('CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', 'Every test runs.'),
  banned('CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what is expected, not for time.'),
  banned(
    `CallExpression[callee.object.name=/^(vi|jest)$/][callee.property.name=/^(mock|doMock)$/][arguments.0.value=${OWN_MODULE}]`,
    'Test the real module; replace only the outside world.',
  ),
  banned(
    'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
    "It holds for all files that run together, the last one's: give the test or the hook its own.",
  ),
];
