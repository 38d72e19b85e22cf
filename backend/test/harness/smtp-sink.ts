import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface AcceptedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came. */
  readonly data: string;
}

/** `later` answers 451, `never` 550, both to RCPT. */
export type SmtpAnswer = 'accept' | 'later' | 'never' | 'hang at greeting' | 'hang after data' | 'close';

export interface SmtpSink {
  readonly port: number;
  answer: SmtpAnswer;
  /** An addressee that is refused whatever `answer` says. */
  refuses: string | null;
  readonly accepted: AcceptedMail[];
  readonly close: () => Promise<void>;
}

/** A mail server of the test's own, on a free port, that speaks as much SMTP as it takes to accept or refuse a mail. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, sink);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sink: SmtpSink = {
    port: (server.address() as AddressInfo).port,
    answer: 'accept',
    refuses: null,
    accepted: [],
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return sink;
}

function converse(socket: Socket, sink: SmtpSink): void {
  if (sink.answer === 'hang at greeting') return;
  let mail = { from: '', to: [] as string[] };
  let text = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const command = (line: string): void => {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (/^(EHLO|HELO)/i.test(line)) say('250 sink');
    else if (/^MAIL FROM/i.test(line)) {
      mail = { from: address, to: [] };
      say('250 ok');
    } else if (/^RCPT TO/i.test(line)) {
      if (sink.answer === 'later') return void say('451 4.3.0 try again later');
      if (sink.answer === 'never' || address === sink.refuses) return void say('550 5.1.1 no such mailbox');
      mail.to.push(address);
      say('250 ok');
    } else if (/^DATA/i.test(line)) {
      inData = true;
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };

  const endOfData = (data: string): void => {
    inData = false;
    if (sink.answer === 'hang after data') return;
    if (sink.answer === 'close') return void socket.destroy();
    sink.accepted.push({ ...mail, data });
    say('250 accepted');
  };

  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    for (;;) {
      const mark = inData ? '\r\n.\r\n' : '\r\n';
      const end = text.indexOf(mark);
      if (end < 0) return;
      const piece = text.slice(0, end);
      text = text.slice(end + mark.length);
      if (inData) endOfData(piece);
      else command(piece);
    }
  });
  say('220 sink');
}
