// Run as a process of its own: a plain `node:http` server that answers every call with the same bytes, prepared. Nothing can be
// faster here, so what the product takes is told as a part of it.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

let prepared = { status: 200, headers: {}, chunks: [Buffer.alloc(0)], times: 1 };

function* repeated({ chunks, times }) {
  for (let sent = 0; sent < times; sent += 1) yield* chunks;
}

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const { status, headers, chunks, times } = prepared;
    response.writeHead(status, headers);
    if (times === 1 && chunks.length === 1) response.end(chunks[0]);
    else Readable.from(repeated(prepared)).pipe(response);
  });
});

process.on('message', ({ status, headers, body, times }) => {
  prepared = { status, headers, chunks: [Buffer.from(body, 'base64')], times };
  process.send('prepared');
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
