/** Passwords that many people have, in small letters, a line each; made by build/common-passwords.ts. */
declare module 'virtual:common-passwords' {
  const passwords: string;
  export default passwords;
}
