import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** As some proxies write it: `[2001:db8::1]:443`, `192.0.2.1:443`. */
const WITH_PORT = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/;

/**
 * Where a call comes from, as every limit and log names it: an IPv4 address, or the /64 of an IPv6 one, which is what
 * one household or server has to itself: limited one by one, its addresses would never run out.
 */
export function networkOf(ip: string): string {
  const bare = ip.replace(WITH_PORT, '$1$2');
  if (!ipaddr.isValid(bare)) return bare;
  const address = ipaddr.process(bare);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** The caller's network; nothing else asks a request for its address. */
export const networkAddress = (request: FastifyRequest): string => networkOf(request.ip);

/** {@link networkAddress} as a handler's parameter. */
export const NetworkAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);
