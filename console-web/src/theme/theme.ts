import { createTheme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { type Mode, valueOf, variablesOf } from './colour';
import { FieldRoot } from './FieldRoot';
import { requiredMark } from './required-mark';
import { TOUCH_TARGET, tokens } from './tokens';

const FONTS = [
  '"Hiragino Kaku Gothic ProN"',
  '"Hiragino Sans"',
  '"BIZ UDPGothic"',
  '"Yu Gothic UI"',
  'Meiryo',
  '"Noto Sans JP"',
  '"Noto Sans CJK JP"',
  'sans-serif',
].join(',');

const focusRing = { outline: `3px solid ${tokens.focus}`, outlineOffset: 2 };
const { breakpoints } = createTheme();
const onPhones = breakpoints.down('md');

/** A dense but calm tool: small type on desks, large targets on phones. */
const themeOf = (mode: Mode): RaThemeOptions => ({
  palette: paletteOf(mode),
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONTS,
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 700 },
    h1: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.4 },
    h2: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.4 },
    h3: { fontSize: '0.9375rem', fontWeight: 700 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': variablesOf(mode),
        // Paper is white, whatever the screen is.
        '@media print': { ':root': { ...variablesOf('light'), colorScheme: 'light' }, body: { color: tokens.ink } },
        body: { fontFeatureSettings: '"palt"', WebkitTextSizeAdjust: '100%' },
        ':focus-visible': focusRing,
        'a:not([class])': { color: tokens.accentDark, textUnderlineOffset: 3 },
        '@media (prefers-reduced-motion: reduce)': { '*': { transitionDuration: '1ms !important' } },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing, [onPhones]: { minHeight: TOUCH_TARGET } } },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiIconButton: { styleOverrides: { root: { [onPhones]: { minWidth: TOUCH_TARGET } } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true, slots: { root: FieldRoot } } },
    MuiFormControl: { defaultProps: { size: 'small' }, styleOverrides: { root: requiredMark } },
    MuiFormLabel: { defaultProps: { required: false } }, // its asterisk
    // Below 16 px, telephones zoom into a field that is touched.
    MuiInputBase: { styleOverrides: { input: { [onPhones]: { fontSize: 16 } } } },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
    MuiPaper: { styleOverrides: { outlined: { borderColor: tokens.line } } },
    // On phones a dialog comes up from below, its buttons where the thumb is.
    MuiDialog: {
      defaultProps: { fullWidth: true, maxWidth: 'xs' },
      styleOverrides: {
        container: { [onPhones]: { alignItems: 'flex-end' } },
        paper: {
          [onPhones]: {
            margin: 0,
            width: '100%',
            maxWidth: 'none',
            maxHeight: 'calc(100dvh - 12px)',
            borderRadius: '16px 16px 0 0',
          },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 700 } } },
    MuiDialogActions: {
      styleOverrides: { root: { padding: '12px 24px 20px', [onPhones]: { '& > *': { flex: 1 } } } },
    },
  },
});

/** Material UI calculates with these, so they are values and no variables. */
function paletteOf(mode: Mode): NonNullable<RaThemeOptions['palette']> {
  const of = (variable: string): string => valueOf(variable, mode);
  return {
    mode,
    primary: { main: of(tokens.accent), dark: of(tokens.accentDark), contrastText: of(tokens.onAccent) },
    secondary: { main: of(tokens.bar), contrastText: of(tokens.onBar) },
    error: { main: of(tokens.danger) },
    warning: { main: of(tokens.warn) },
    success: { main: of(tokens.good) },
    text: { primary: of(tokens.ink), secondary: of(tokens.inkSoft) },
    divider: of(tokens.line),
    background: { default: of(tokens.ground), paper: of(tokens.paper) },
  };
}

export const theme = themeOf('light');
export const darkTheme = themeOf('dark');
