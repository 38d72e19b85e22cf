import { createTheme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
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
export const theme: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: tokens.accent, dark: tokens.accentDark, contrastText: '#fff' },
    secondary: { main: tokens.bar },
    error: { main: tokens.danger },
    warning: { main: tokens.warn },
    success: { main: tokens.good },
    text: { primary: tokens.ink, secondary: tokens.inkSoft },
    divider: tokens.line,
    background: { default: tokens.ground, paper: tokens.paper },
  },
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
};
