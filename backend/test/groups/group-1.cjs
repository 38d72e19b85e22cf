require('./deal.cjs')(1);
