import fastifyPlugin from 'fastify-plugin';

/** Once the server is told to stop, answers still under way close their connections: idle ones would keep it up. */
export const goodbye = fastifyPlugin(async (app) => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
});
