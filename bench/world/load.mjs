// A closed loop of keep-alive connections in a process of its own: `connections` workers, each sending its next request
// when the last one was answered. Reads one job a line from stdin, answers one result a line.
import http from 'node:http';
import { createInterface } from 'node:readline';

/** @param {{port: number, seconds: number, connections: number, requests: object[]}} job */
async function run(job) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: job.connections });
  const until = performance.now() + job.seconds * 1000;
  const started = performance.now();
  const millis = [];
  const statuses = {};
  let sent = 0;
  const worker = async () => {
    while (performance.now() < until && sent < job.requests.length) {
      const request = job.requests[sent++];
      const begun = performance.now();
      const status = await send(agent, job.port, request);
      millis.push(performance.now() - begun);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: job.connections }, worker));
  agent.destroy();
  millis.sort((a, b) => a - b);
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: millis.length / seconds,
    median: millis[Math.floor(millis.length / 2)],
    p99: millis[Math.floor(millis.length * 0.99)],
    statuses,
    sent,
  };
}

function send(agent, port, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.on('data', () => {});
      response.on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
    request.end(body);
  });
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await run(JSON.parse(line)))}\n`);
}
