export { PasswordChange as default } from '../features/password/PasswordChange';
