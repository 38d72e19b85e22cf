export interface Block {
  heading: boolean;
  text: string;
}

/** A plain text in blocks: paragraphs stand between empty lines, a line that begins with "# " is a heading. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const end = (): void => {
    if (paragraph.length > 0) blocks.push({ heading: false, text: paragraph.join('\n') });
    paragraph = [];
  };
  for (const line of text.split('\n')) {
    const heading = /^#+ +(\S.*)$/.exec(line)?.[1];
    if (heading !== undefined || line.trim() === '') end();
    if (heading !== undefined) blocks.push({ heading: true, text: heading });
    else if (line.trim() !== '') paragraph.push(line);
  }
  end();
  return blocks;
}
