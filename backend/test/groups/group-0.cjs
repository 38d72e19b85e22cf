require('./deal.cjs')(0);
