export { PasswordForgot as default } from '../features/password/PasswordForgot';
