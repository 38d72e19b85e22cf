export { Registration as default } from '../features/registration/Registration';
