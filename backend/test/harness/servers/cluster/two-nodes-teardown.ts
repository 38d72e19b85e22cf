/** Ends what `two-nodes-setup` started. */
export default async function tearDown(): Promise<void> {
  await globalThis.cluster?.drop();
}
