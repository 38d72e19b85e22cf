/** The first moment, before the first screen and its words are here: the same that index.html shows before any script. */
export function Starting() {
  return (
    <>
      <header className="shell-header">
        <div className="shell-bar">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          <span lang="ja">せんたく便</span>
          <span lang="en">Sentakubin</span>
        </div>
      </header>
      <main className="shell-main" aria-busy="true">
        <div className="shell-title" />
        <div className="shell-card">
          <span />
          <span />
          <span />
        </div>
      </main>
    </>
  );
}
