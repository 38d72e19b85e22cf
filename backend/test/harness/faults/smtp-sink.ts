import { EventEmitter } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface AcceptedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came. */
  readonly data: string;
}

/**
 * `later` answers 451, `never` 550, `hang` nothing, all to RCPT. A drip is a line of an answer every few milliseconds, and
 * never the last one. Named `after data` or `close`: when the whole mail has come.
 */
export type SmtpAnswer =
  | 'accept'
  | 'later'
  | 'never'
  | 'hang'
  | 'drip'
  | 'hang at greeting'
  | 'drip at greeting'
  | 'hang after data'
  | 'drip after data'
  | 'close';

export interface SmtpSink {
  readonly port: number;
  answer: SmtpAnswer;
  /** How `never` is said. */
  refusal: (address: string) => string;
  /** Addressees that are answered in a way of their own. */
  readonly answersTo: Map<string, SmtpAnswer>;
  /** Mails that came whole, whatever was answered. */
  received: number;
  readonly accepted: AcceptedMail[];
  /** Accepts after all what hangs after data. */
  readonly answerLate: () => void;
  readonly close: () => Promise<void>;
}

/** A mail server of the test's own, on a free port, that speaks as much SMTP as it takes to accept or refuse a mail. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const late = new EventEmitter();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, sink, late);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sink: SmtpSink = {
    port: (server.address() as AddressInfo).port,
    answer: 'accept',
    refusal: (address) => `550 5.1.1 <${address}>: no such mailbox`,
    answersTo: new Map(),
    received: 0,
    accepted: [],
    answerLate: () => void late.emit('answer'),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return sink;
}

const DRIP_MILLIS = 20;

function converse(socket: Socket, sink: SmtpSink, late: EventEmitter): void {
  let mail = { from: '', to: [] as string[] };
  let answer = sink.answer;
  let text = '';
  let inData = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const drip = (line: string) => {
    const drops = setInterval(() => say(line), DRIP_MILLIS);
    socket.on('close', () => clearInterval(drops));
  };

  const recipient = (address: string): void => {
    answer = sink.answersTo.get(address) ?? sink.answer;
    if (answer === 'later') say('451 4.3.0 try again later');
    else if (answer === 'never') say(sink.refusal(address));
    else if (answer === 'drip') drip('250-wait');
    else if (answer !== 'hang') {
      mail.to.push(address);
      say('250 ok');
    }
  };

  const command = (line: string): void => {
    const address = /<([^<>]*)>/.exec(line)?.[1] ?? '';
    if (/^(EHLO|HELO)/i.test(line)) say('250 sink');
    else if (/^MAIL FROM/i.test(line)) {
      mail = { from: address, to: [] };
      say('250 ok');
    } else if (/^RCPT TO/i.test(line)) recipient(address);
    else if (/^DATA/i.test(line)) {
      inData = true;
      say('354 go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };

  const endOfData = (data: string): void => {
    inData = false;
    sink.received += 1;
    const taken = { ...mail, data };
    const accept = () => {
      sink.accepted.push(taken);
      say('250 accepted');
    };
    if (answer === 'hang after data') return void late.once('answer', accept);
    if (answer === 'drip after data') return drip('250-wait');
    if (answer === 'close') return void socket.destroy();
    accept();
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
  if (answer === 'drip at greeting') drip('220-wait');
  else if (answer !== 'hang at greeting') say('220 sink');
}
